import { loginPath, pageAskedFor } from './login-path.ts';

const next = (address: string) => pageAskedFor(new URLSearchParams({ next: address }));

test.each(['/admin/quotes?status=NEW&search=demir%20%26%20%C3%A7elik', '/admin/companies/new', '/admin'])(
  'the login page leads back to %s',
  (asked) => {
    const { pathname, search } = new URL(asked, 'http://localhost');
    const login = new URL(loginPath({ pathname, search }), 'http://localhost');
    expect(login.pathname).toBe('/admin/login');
    expect(pageAskedFor(login.searchParams)).toBe(asked);
  },
);

test.each([
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example/admin',
  'javascript:alert(1)',
  '/administration',
  '/admin/../products',
  '/admin/login',
  'http://',
  '',
])('the login page does not lead to %j', (address) => {
  expect(next(address)).toBe('/admin');
});
