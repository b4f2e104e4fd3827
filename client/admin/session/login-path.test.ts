import { getLoginPath, getRequestedPage } from './login-path.ts';

const resolveNext = (address: string) => getRequestedPage(new URLSearchParams({ next: address }));

test.each(['/admin/quotes?status=NEW&search=demir%20%26%20%C3%A7elik', '/admin/companies/new', '/admin'])(
  'returns to %s after signing in',
  (requested) => {
    const { pathname, search } = new URL(requested, 'http://localhost');
    const login = new URL(getLoginPath({ pathname, search }), 'http://localhost');
    expect(login.pathname).toBe('/admin/login');
    expect(getRequestedPage(login.searchParams)).toBe(requested);
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
])('does not redirect to %j', (address) => {
  expect(resolveNext(address)).toBe('/admin');
});
