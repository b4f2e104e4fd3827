import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import Admin from '../admin/admin.tsx';
import Login from '../admin/login/login.tsx';
import Guard from '../admin/session/guard.tsx';

/** Placeholder screen that shows its own URL. */
function LocationScreen() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

/** Renders the admin at a URL, with the login page and one screen behind the guard. */
export function renderAdmin(address: string, Screen: ComponentType = LocationScreen, path = '/admin/*') {
  const routes = [
    {
      Component: Admin,
      children: [
        { path: '/admin/login', Component: Login },
        { Component: Guard, children: [{ path, Component: Screen }] },
      ],
    },
  ];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

/** The signed-in user of the tests. */
export const deniz = {
  __typename: 'AdminUser',
  id: '0d9c1a52-6f0e-4a53-9b77-6d6d2f1b7a10',
  email: 'deniz@kordon.example',
  name: 'Deniz Karahan',
  role: 'SUPER_ADMIN',
  mustChangePassword: false,
  secondFactorSince: null,
  secondFactorRequired: false,
  hasPasskey: false,
  signedInWithPasskey: false,
  passkeys: [],
} as const;

/** Responses to the operations of the shell and the login page. */
export const answers = {
  signedOut: { data: { me: null } },
  me: { data: { me: deniz } },
  signedIn: { data: { signIn: deniz } },
  tasks: {
    data: {
      tasks: { edges: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null }, totalCount: 0 },
    },
  },
  counts: { data: { quoteRequestCounts: [{ __typename: 'StatusCount', status: 'NEW', count: 3 }] } },
};
