import type { Request, RequestHandler } from 'express';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { DataSource } from 'typeorm';
import type { AdminRole } from '../../../common/enums.ts';
import type { SecondFactorRule } from '../../config.ts';
import type { RequestAuthentication } from '../../platform/http/authentication.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { passThrough } from '../../platform/http/pass-through.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { adminWithPassword, wrongCredentials } from './admin-user.service.ts';
import { acceptToken } from './bearer.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import type { Sessions } from './sessions.ts';

export interface Authentication extends RequestAuthentication {
  /** Gives a request its admin, where its session or its token has one. */
  middleware: RequestHandler[];
  /** Whose session or token it is; null for the public. */
  signedInOf(request: Request): AdminUser | null;
  /** The same, but nobody as long as they have to set up a second factor first. */
  viewerOf(request: Request): AdminUser | null;
  /** Whether the server's settings ask a second factor of them. */
  needsSecondFactor(admin: AdminUser): boolean;
  /** @throws UNAUTHENTICATED or FORBIDDEN, in the words of the sign-in page */
  verify(request: Request, email: string, password: string): Promise<AdminUser>;
  /** Starts a session of a new id for the admin. */
  begin(request: Request, admin: AdminUser): Promise<void>;
  /** Ends the request's session, if it has one, on the server and in the browser. */
  end(request: Request): Promise<void>;
}

/** Whose sign-in needs a second factor, by REQUIRE_SECOND_FACTOR. */
const askedOf: Record<SecondFactorRule, AdminRole[]> = { off: [], admins: editors, all: readers };

const done = (work: (callback: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

/** Who is asking: passport's local strategy for passwords, sessions for everything after, and tokens for programs that read. */
export function createAuthentication(db: DataSource, sessions: Sessions, rule: SecondFactorRule): Authentication {
  const authenticator = new passport.Passport();
  authenticator.use(
    new LocalStrategy({ usernameField: 'email' }, (email, password, verified) => {
      adminWithPassword(db.manager, email, password).then((admin) => verified(null, admin), verified);
    }),
  );
  // The admin user's id stands in sessions.sess->'passport'->>'user', where a trigger finds the sessions of one who is disabled.
  authenticator.serializeUser((request: Request, admin: Express.User, keep: (error: unknown, id: string) => void) => {
    const userAgent = request.headers['user-agent']?.slice(0, 300);
    Object.assign(request.session, { signedInAt: Date.now(), userAgent, address: request.ip?.replace(/^::ffff:/, '') });
    keep(null, (admin as AdminUser).id);
  });
  authenticator.deserializeUser<string, Request>((request, _id, found) => found(null, request.user ?? false));

  const signedInOf = (request: Request) => (request.user as AdminUser | undefined) ?? null;
  const needsSecondFactor = ({ role }: AdminUser) => askedOf[rule].includes(role);

  const token = acceptToken(db);
  /** Once a request: the session that it has then may end, and another begin. */
  const open = async (request: Request): Promise<void> => {
    if (!(request as Partial<Request>).sessionStore) await sessions.open(request);
  };
  return {
    // Who sends a token is not also who their cookie says.
    middleware: [
      function recognise(request, response, next) {
        if (bearerOf(request) !== undefined) return token(request, response, next);
        sessions.recognise(request).then((admin) => {
          if (admin) request.user = admin;
          next();
        }, next);
      },
    ],
    signedInOf,
    viewerOf(request) {
      const admin = signedInOf(request);
      // A token was made in a session, by somebody who had passed.
      if (!admin || admin.secondFactorSince || bearerOf(request) !== undefined) return admin;
      return needsSecondFactor(admin) ? null : admin;
    },
    needsSecondFactor,

    verify: (request, email, password) =>
      new Promise((resolve, reject) => {
        // The strategy reads a form, and the request's own body is a GraphQL operation.
        const form = Object.create(request, { body: { value: { email, password } } }) as Request;
        const answer = (error: Error | null, admin: AdminUser | false | undefined) =>
          admin ? resolve(admin) : reject(error ?? wrongCredentials());
        const local = authenticator.authenticate('local', answer) as RequestHandler;
        void local(form, request.res!, reject);
      }),
    async begin(request, admin) {
      await open(request);
      if (!(request as Partial<Request>).session) request.sessionStore.generate(request);
      await passThrough([authenticator.session() as RequestHandler], request); // `login` is its
      return done((callback) => request.login(admin, callback));
    },
    async end(request) {
      if (request.sessionID) await open(request);
      // Gone when the same request has ended it before, whatever the type says.
      const { session } = request as Partial<Request>;
      if (session) await done((callback) => session.destroy(callback));
      request.res?.clearCookie(sessions.cookie.name, sessions.cookie.options);
    },
  };
}
