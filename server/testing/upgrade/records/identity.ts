import { hash, hashRaw } from '@node-rs/argon2';
import { HOUR_MS } from '../../../../common/durations.ts';
import { password, secondFactor } from '../fixture.ts';
import {
  end,
  formerColleague,
  hex,
  hoursBeforeEnd,
  id,
  cycle,
  addHours,
  countTo,
  sha256,
  staff,
  superAdmin,
  type FixtureWriter,
} from './fixture-writer.ts';

/** Secret of the second factors of the first two admins, encrypted as before there was ENCRYPTION_KEY. Fixed, because encryption is not deterministic. */
const sealed = [
  '91c4c897ed550813164aa432133bd70f84dcaa0fc6ca17092213468f66de57ac40f966a9ee6a0ea344a3df5313545268',
  '427a5cbb1d073056230114190b46c77dc7b8691ece8cf1c155870b8c040514ece5dd5bda1cb4d8286ece74821a00933c',
];
const salt = Buffer.from('kordon upgrade16');

export async function insertIdentity(writer: FixtureWriter): Promise<void> {
  const passwordHash = await hash(password, { salt });
  const joined = hoursBeforeEnd(24 * 700);
  await writer.at(joined, null, async () => {
    await writer.insert(
      'accounts',
      // The last admin user was invited and has no password yet; the deleted one still has an account.
      [...staff.slice(0, -1), { email: formerColleague }].map(({ email }, index) => ({
        id: id('account', index + 1),
        email,
        password_hash: passwordHash,
        created_at: joined,
        updated_at: joined,
      })),
    );
    await writer.insert(
      'admin_users',
      staff.map((member, index) => ({
        ...member,
        disabled_at: null,
        created_at: joined,
        updated_at: joined,
        password_changed_at: index % 2 ? joined : null,
        recovery_codes_left: 0,
      })),
    );
  });
  const firstTwoAdmins = staff.slice(0, 2);
  const code = await hashRaw(secondFactor.recoveryCode.replace('-', ''), { salt });
  await writer.at(hoursBeforeEnd(24 * 90), superAdmin, async () => {
    await writer.insert(
      'second_factors',
      firstTwoAdmins.map((member, index) => ({
        admin_user_id: member.id,
        secret: `\\x${sealed[index]}`,
        begun_at: hoursBeforeEnd(24 * 90),
        last_step: index,
        recovery_salt: `\\x${salt.toString('hex')}`,
      })),
    );
    const hashes = [code, ...countTo(9).map((n) => sha256(`code ${n}`))];
    await writer.insert(
      'recovery_codes',
      firstTwoAdmins.flatMap((member) => hashes.map((one) => ({ admin_user_id: member.id, code_hash: hex(one) }))),
    );
    await writer.db.query(
      `update admin_users set second_factor_since = $1, recovery_codes_made_at = $1, recovery_codes_left = 10 where id = any($2)`,
      [hoursBeforeEnd(24 * 90), firstTwoAdmins.map((member) => member.id)],
    );
  });
  await writer.at(hoursBeforeEnd(24 * 60), superAdmin, () =>
    writer.db.query(`update admin_users set role = 'analyst' where id = $1`, [id('admin', 6)]),
  );
  await writer.at(hoursBeforeEnd(24 * 30), superAdmin, () =>
    writer.db.query('update admin_users set disabled_at = $1 where id = $2', [hoursBeforeEnd(24 * 30), id('admin', 9)]),
  );
  await writer.insert('password_links', [
    {
      admin_user_id: id('admin', 10),
      token_hash: hex(sha256('link 1')),
      purpose: 'invitation',
      expires_at: addHours(hoursBeforeEnd(0), 72),
    },
    {
      admin_user_id: id('admin', 3),
      token_hash: hex(sha256('link 2')),
      purpose: 'reset',
      expires_at: hoursBeforeEnd(1),
    },
  ]);
  await writer.at(hoursBeforeEnd(24 * 50), staff[2]!.email, () =>
    writer.insert(
      'api_tokens',
      countTo(6).map((n) => ({
        id: id('token', n),
        admin_user_id: id('admin', 1 + (n % 3)),
        name: cycle(['Excel', 'گزارش', 'Power "BI"'], n),
        token_hash: hex(sha256(`token ${n}`)),
        hint: `kordon_${n}abcd`,
        expires_at: hoursBeforeEnd(n === 1 ? 1 : -24 * 365),
        last_used_at: n % 2 ? hoursBeforeEnd(n) : null,
        revoked_at: null,
        created_at: hoursBeforeEnd(24 * 50),
      })),
    ),
  );
  await writer.at(hoursBeforeEnd(24 * 10), staff[2]!.email, () =>
    writer.db.query('update api_tokens set revoked_at = $1 where id = $2', [hoursBeforeEnd(24 * 10), id('token', 2)]),
  );
  await writer.insert(
    'sessions',
    countTo(5).map((n) => ({
      sid: `session-${n}-${sha256(`session ${n}`).toString('base64url')}`,
      sess: {
        cookie: {
          originalMaxAge: 43_200_000,
          expires: hoursBeforeEnd(-12),
          secure: true,
          httpOnly: true,
          path: '/',
          sameSite: 'lax',
        },
        passport: { user: id('admin', n) },
        signedInAt: end - n * HOUR_MS,
        userAgent: 'Mozilla/5.0 (X11; "Linux")',
        address: cycle(['203.0.113.7', '2001:db8::1'], n),
      },
      expire: hoursBeforeEnd(n === 5 ? 1 : -12),
      id: id('session', n),
      used_at: hoursBeforeEnd(1),
    })),
  );
  await writer.insert(
    'rate_limits',
    ['sign-in', 'form', 'upload', 'second-factor', 'reset'].map((name, n) => ({
      key: `${name}:${sha256(name).toString('base64url')}`,
      points: n,
      expire: n === 0 ? null : end + n * HOUR_MS,
    })),
  );
}
