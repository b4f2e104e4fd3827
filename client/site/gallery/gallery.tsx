import { pageData } from '../../i18n/page-data.server.ts';
import { whenPageChanges } from '../../ui/use-url-choice.ts';
import { GalleryWall } from './gallery-wall.tsx';
import { galleryItems } from './pictures.ts';
import type { Route } from './+types/gallery';

const page = {
  name: 'gallery',
  path: '/gallery',
  picture: 'hero-ladle-pour',
  pictures: galleryItems.map(({ picture }) => picture),
};
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const shouldRevalidate = whenPageChanges;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Twenty pictures of the works, to be looked at one by one. */
export default function Gallery() {
  return <GalleryWall />;
}
