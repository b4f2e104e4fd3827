import type { Request, RequestHandler } from 'express';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { AdminRole } from '../../../common/enums.ts';
import type { SecondFactorRule } from '../../config.ts';
import { createSessions, type RequestAuthentication } from '../../platform/graphql/authentication.ts';
import { insecureConnection } from '../../platform/graphql/errors.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { runMiddleware } from '../../platform/http/run-middleware.ts';
import { AdminUser } from './admin-user.entity.ts';
import { authenticateWithPassword, wrongCredentials } from './admin-user.service.ts';
import { createKnownDevices, type KnownDevices } from './known-device.ts';
import { createApiTokenMiddleware } from './api-token.middleware.ts';
import type { RelyingParty } from './relying-party.ts';

export interface Authentication extends RequestAuthentication<AdminUser> {
  /** Whether REQUIRE_SECOND_FACTOR applies to the role of the admin user. */
  needsSecondFactor(admin: AdminUser): boolean;
  /** @throws INSECURE_CONNECTION for a request by http when PUBLIC_URL is https; the log says what the proxy lacks */
  assertSecure(request: Request): void;
  /** @throws UNAUTHENTICATED or FORBIDDEN with the message that the sign-in page shows */
  verify(email: string, password: string): Promise<AdminUser>;
  /** Starts a session with a new id. */
  begin(request: Request, admin: AdminUser, options?: { withPasskey?: boolean }): Promise<void>;
  /** Deletes the request's session, if it has one, and clears the cookie. */
  end(request: Request): Promise<void>;
  knownDevices: KnownDevices;
  relyingParty: RelyingParty;
  /** Stops the periodic deletion of expired sessions. */
  close(): void;
}

interface Options {
  db: DataSource;
  /** Signs the session cookies. */
  secret: string;
  /** Whether the site is served over HTTPS. */
  secure: boolean;
  /** Value of REQUIRE_SECOND_FACTOR. */
  rule: SecondFactorRule;
  relyingParty: RelyingParty;
  log: Logger;
}

/** Roles that need a second factor for each value of REQUIRE_SECOND_FACTOR. */
const rolesWithSecondFactor: Record<SecondFactorRule, AdminRole[]> = { off: [], admins: editors, all: readers };

const promisify = (work: (callback: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

/**
 * Authenticates admin users: passport's local strategy for passwords, sessions for browsers, and API tokens for
 * programs.
 */
export function createAuthentication({ db, secret, secure, rule, relyingParty, log }: Options): Authentication {
  const { open, cookie, close, ...requestAuthentication } = createSessions({
    db,
    users: AdminUser,
    rolesWithSecondFactor: rolesWithSecondFactor[rule],
    authenticateByToken: createApiTokenMiddleware(db),
    secret,
    secure,
    log,
  });
  const authenticator = new passport.Passport();
  authenticator.use(
    new LocalStrategy({ usernameField: 'email' }, (email, password, done) => {
      authenticateWithPassword(db.manager, email, password).then((admin) => done(null, admin), done);
    }),
  );
  // Stores the id in sessions.sess->'passport'->>'user', where a trigger finds the sessions of a disabled admin user.
  authenticator.serializeUser((request: Request, admin: Express.User, done: (error: unknown, id: string) => void) => {
    const userAgent = request.headers['user-agent']?.slice(0, 300);
    Object.assign(request.session, { signedInAt: Date.now(), userAgent, address: request.ip?.replace(/^::ffff:/, '') });
    done(null, (admin as AdminUser).id);
  });
  authenticator.deserializeUser(
    (request: Request, _id: string, done: (error: unknown, user: Express.User | false) => void) =>
      done(null, request.user ?? false),
  );

  /**
   * Opens the express-session only once per request, because the session may end and another one start in the same request.
   */
  const openOnce = async (request: Request): Promise<void> => {
    if (!(request as Partial<Request>).sessionStore) await open(request);
  };
  return {
    ...requestAuthentication,
    close,
    knownDevices: createKnownDevices(secret, secure),
    relyingParty,
    needsSecondFactor: ({ role }) => rolesWithSecondFactor[rule].includes(role),
    assertSecure(request) {
      if (!secure || request.secure) return;
      const forwardedProto =
        request.headers['x-forwarded-proto'] === undefined ? 'missing' : 'not https, or not trusted';
      log.error(
        { code: 'INSECURE_CONNECTION', forwardedProto },
        'sign-in refused: PUBLIC_URL is https, but the request arrived by http. Behind a proxy for TLS, let it send X-Forwarded-Proto and set TRUST_PROXY to its address',
      );
      throw insecureConnection();
    },
    verify: (email, password) =>
      new Promise((resolve, reject) => {
        const onResult = (error: Error | null, admin: AdminUser | false | undefined) =>
          admin ? resolve(admin) : reject(error ?? wrongCredentials());
        const local = authenticator.authenticate('local', onResult) as (form: object, _: object, next: unknown) => void;
        // The strategy reads a form body, but the body of the request is a GraphQL operation.
        local({ body: { email, password } }, {}, reject);
      }),
    async begin(request, admin, { withPasskey = false } = {}) {
      await openOnce(request);
      if (!(request as Partial<Request>).session) request.sessionStore.generate(request);
      await runMiddleware([authenticator.session() as RequestHandler], request); // defines request.login
      await promisify((callback) => request.login(admin, callback));
      if (!withPasskey) return;
      request.session.passkey = true;
      await promisify((callback) => request.session.save(callback));
    },
    async end(request) {
      if (request.sessionID) await openOnce(request);
      // Undefined when the same request has already ended the session, although the type does not include undefined.
      const { session } = request as Partial<Request>;
      if (session) await promisify((callback) => session.destroy(callback));
      request.res?.clearCookie(cookie.name, cookie.options);
    },
  };
}
