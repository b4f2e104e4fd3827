import { createPageData } from '../../i18n/page-data.server.ts';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { GalleryWall } from './gallery-wall.tsx';
import { galleryItems } from './pictures.ts';
import type { Route } from './+types/gallery';

const page = {
  name: 'gallery',
  path: '/gallery',
  picture: 'hero-ladle-pour',
  pictures: galleryItems.map(({ picture }) => picture),
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** The picture gallery of the company. */
export default function Gallery() {
  return <GalleryWall />;
}
