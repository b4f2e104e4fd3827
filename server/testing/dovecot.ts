import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../platform/free-port.ts';

const program = '/usr/sbin/dovecot';
const START_MS = 10_000;

/** Whether Dovecot is installed and these tests may start it: it needs root to become an unprivileged user. */
export const isDovecotInstalled: boolean = existsSync(program) && process.getuid?.() === 0;

interface Dovecot {
  port: number;
  /** Adds a mail to the inbox. */
  deliver(raw: string): void;
  /** Ends all connections. */
  disconnect(): void;
  /** Ends all connections and numbers the mails of the inbox anew, as after the folder was restored from a backup. */
  renumber(): void;
  stop(): Promise<void>;
}

/** Starts Dovecot on a free port, as an unprivileged process, with the user `satis` and the password `first password`. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kordon-dovecot-'));
  const nobody = Number(spawnSync('id', ['-u', 'nobody']).stdout.toString());
  const nogroup = Number(spawnSync('id', ['-g', 'nobody']).stdout.toString());
  const own = (name: string) => chownSync(path.join(folder, name), nobody, nogroup);
  chmodSync(folder, 0o755);
  for (const name of ['', 'mail', 'mail/tmp', 'mail/new', 'mail/cur', 'run', 'state']) {
    mkdirSync(path.join(folder, name), { recursive: true });
    own(name);
  }
  const port = await findFreePort();
  writeFileSync(path.join(folder, 'users'), 'satis:{PLAIN}first password::::::\n');
  writeFileSync(
    path.join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_login_user = nobody
default_internal_user = nobody
default_internal_group = nogroup
first_valid_uid = 1
mail_location = maildir:${folder}/mail
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}
}
`,
  );
  const start = async () => {
    const child = spawn(program, ['-F', '-c', path.join(folder, 'dovecot.conf')], {
      uid: nobody,
      gid: nogroup,
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    const endsAt = Date.now() + START_MS;
    while (!(await isListening(port))) {
      if (Date.now() > endsAt) throw new Error(`Dovecot does not listen: see ${folder}/dovecot.log`);
      await delay(20);
    }
    return { child, exited };
  };
  const running = await start();
  let delivered = 0;
  /** A child of the imap service belongs to one connection; the servers of other tests have other parents. */
  const disconnect = () => void spawnSync('pkill', ['-KILL', '-P', String(running.child.pid), '-x', 'imap']);
  return {
    port,
    deliver(raw) {
      const name = `${Math.floor(Date.now() / 1_000)}.${++delivered}.kordon`;
      writeFileSync(path.join(folder, 'mail/tmp', name), raw);
      own(`mail/tmp/${name}`);
      renameSync(path.join(folder, 'mail/tmp', name), path.join(folder, 'mail/new', name));
    },
    disconnect,
    renumber() {
      disconnect();
      // Without these files Dovecot gives the folder a new UIDVALIDITY; the ended process cannot write them again.
      for (const name of readdirSync(path.join(folder, 'mail')))
        if (name === 'dovecot-uidlist' || name.startsWith('dovecot.index'))
          rmSync(path.join(folder, 'mail', name), { force: true });
    },
    async stop() {
      running.child.kill();
      await running.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
