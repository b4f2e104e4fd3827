import { screen } from '@testing-library/react';
import { Footer } from '../site/shell/footer.tsx';
import { renderOnSite } from '../testing/render-on-site.tsx';
import { DemoContent } from './demo-content.tsx';

jest.mock('./demo-brand.ts', () => ({ isDemoBrand: false }));

test('with a real brand no page has the notice of fictional content, and fictional sections are left out', () => {
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
