import type { Request, RequestHandler } from 'express';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { DataSource } from 'typeorm';
import type { AdminRole } from '../../../common/enums.ts';
import type { SecondFactorRule } from '../../config.ts';
import type { RequestAuthentication } from '../../platform/http/authentication.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { runMiddleware } from '../../platform/http/run-middleware.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { authenticateWithPassword, wrongCredentials } from './admin-user.service.ts';
import { createApiTokenMiddleware } from './api-token.middleware.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import type { Sessions } from './sessions.ts';

export interface Authentication extends RequestAuthentication {
  /** Sets `request.user` from the session cookie or the API token. */
  middleware: RequestHandler[];
  /** Returns the admin user of the session or token; null for the public. */
  getSignedInAdmin(request: Request): AdminUser | null;
  /** Like `getSignedInAdmin`, but null while the admin user still has to set up a required second factor. */
  viewerOf(request: Request): AdminUser | null;
  /** Whether REQUIRE_SECOND_FACTOR applies to the role of the admin user. */
  needsSecondFactor(admin: AdminUser): boolean;
  /** @throws UNAUTHENTICATED or FORBIDDEN with the message that the sign-in page shows */
  verify(request: Request, email: string, password: string): Promise<AdminUser>;
  /** Starts a session with a new id. */
  begin(request: Request, admin: AdminUser): Promise<void>;
  /** Deletes the request's session, if it has one, and clears the cookie. */
  end(request: Request): Promise<void>;
}

/** Roles that need a second factor for each value of REQUIRE_SECOND_FACTOR. */
const rolesWithSecondFactor: Record<SecondFactorRule, AdminRole[]> = { off: [], admins: editors, all: readers };

const promisify = (work: (callback: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

/**
 * Authenticates requests: passport's local strategy for passwords, sessions for browsers, and API tokens for programs.
 */
export function createAuthentication(db: DataSource, sessions: Sessions, rule: SecondFactorRule): Authentication {
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
  authenticator.deserializeUser<string, Request>((request, _id, done) => done(null, request.user ?? false));

  const getSignedInAdmin = (request: Request) => (request.user as AdminUser | undefined) ?? null;
  const needsSecondFactor = ({ role }: AdminUser) => rolesWithSecondFactor[rule].includes(role);

  const authenticateByToken = createApiTokenMiddleware(db);
  /**
   * Opens the express-session only once per request: that session may end and another one start in the same request.
   */
  const openSession = async (request: Request): Promise<void> => {
    if (!(request as Partial<Request>).sessionStore) await sessions.open(request);
  };
  return {
    // The cookie of a request with a token is ignored.
    middleware: [
      function authenticate(request, response, next) {
        if (bearerOf(request) !== undefined) return authenticateByToken(request, response, next);
        sessions.authenticate(request).then((admin) => {
          if (admin) request.user = admin;
          next();
        }, next);
      },
    ],
    getSignedInAdmin,
    viewerOf(request) {
      const admin = getSignedInAdmin(request);
      // A token needs no further check: it was created in a session that had passed the second factor.
      if (!admin || admin.secondFactorSince || bearerOf(request) !== undefined) return admin;
      return needsSecondFactor(admin) ? null : admin;
    },
    needsSecondFactor,

    verify: (request, email, password) =>
      new Promise((resolve, reject) => {
        // The strategy reads a form body, but the body of this request is a GraphQL operation.
        const form = Object.create(request, { body: { value: { email, password } } }) as Request;
        const onResult = (error: Error | null, admin: AdminUser | false | undefined) =>
          admin ? resolve(admin) : reject(error ?? wrongCredentials());
        const local = authenticator.authenticate('local', onResult) as RequestHandler;
        void local(form, request.res!, reject);
      }),
    async begin(request, admin) {
      await openSession(request);
      if (!(request as Partial<Request>).session) request.sessionStore.generate(request);
      await runMiddleware([authenticator.session() as RequestHandler], request); // defines request.login
      return promisify((callback) => request.login(admin, callback));
    },
    async end(request) {
      if (request.sessionID) await openSession(request);
      // Undefined when the same request has already ended the session, although the type says otherwise.
      const { session } = request as Partial<Request>;
      if (session) await promisify((callback) => session.destroy(callback));
      request.res?.clearCookie(sessions.cookie.name, sessions.cookie.options);
    },
  };
}
