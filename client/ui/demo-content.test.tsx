import { screen } from '@testing-library/react';
import { Footer } from '../site/shell/footer.tsx';
import { renderOnSite } from '../testing/render-on-site.tsx';
import { DemoContent } from './demo-content.tsx';

afterEach(() => delete document.documentElement.dataset.demo);

test('with a real brand no page has the notice of fictional content, and fictional sections are left out', () => {
  document.documentElement.dataset.demo = 'off';
  renderOnSite(
    <>
      <DemoContent>Defne Karaca</DemoContent>
      <Footer buildYear={2026} />
    </>,
    'en',
  );
  expect(screen.queryByText('Defne Karaca')).not.toBeInTheDocument();
  expect(screen.queryByText(/fictional/)).not.toBeInTheDocument();
  expect(screen.getByText(/All rights reserved/)).toBeInTheDocument();
});
