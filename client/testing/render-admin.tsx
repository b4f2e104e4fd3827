import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import Admin from '../admin/admin.tsx';
import Login from '../admin/login/login.tsx';
import Guard from '../admin/session/guard.tsx';

/** Stands for any screen: says where it is. */
function Somewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

/** The admin as it is put together, at an address, with one screen behind its guard. */
export function renderAdmin(address: string, Screen: ComponentType = Somewhere) {
  const Routes = createRoutesStub([
    {
      Component: Admin,
      children: [
        { path: '/admin/login', Component: Login },
        { Component: Guard, children: [{ path: '/admin/*', Component: Screen }] },
      ],
    },
  ]);
  return render(<Routes initialEntries={[address]} />);
}

/** Whom the tests sign in. */
export const deniz = {
  __typename: 'AdminUser',
  id: '0d9c1a52-6f0e-4a53-9b77-6d6d2f1b7a10',
  email: 'deniz@kordon.example',
  name: 'Deniz Karahan',
  role: 'SUPER_ADMIN',
  secondFactorSince: null,
  secondFactorRequired: false,
} as const;

/** What the server answers to the shell and its login page, one answer after the other. */
export const answers = {
  nobody: { data: { me: null } },
  me: { data: { me: deniz } },
  signedIn: { data: { signIn: deniz } },
  counts: { data: { quoteRequestCounts: [{ __typename: 'StatusCount', status: 'NEW', count: 3 }] } },
};
