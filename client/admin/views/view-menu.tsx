import { Button, chakra, Icon, Menu } from '@chakra-ui/react';
import { Bookmark, BookmarkPlus, Check, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import {
  useDeleteViewMutation,
  useSavedViewsQuery,
  type SavedViewItemFragment,
  type ViewList,
} from '../../graphql/generated.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { sortQuery } from './view-query.ts';
import { ViewDialog } from './view-dialog.tsx';

/** The saved views of a list: opens one, saves the current filter and order, changes or deletes the open view. */
export function ViewMenu({ list }: { list: ViewList }) {
  const [search, setSearch] = useSearchParams();
  const { data } = useSavedViewsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<{ view?: SavedViewItemFragment }>();
  const [viewToDelete, setViewToDelete] = useState<SavedViewItemFragment>();
  const [deleteView] = useDeleteViewMutation({ refetchQueries: ['SavedViews'] });
  const act = useAction({ topic: 'views', failed: 'views.deleteFailed' });
  const views = data?.savedViews ?? [];
  const query = sortQuery(search.toString());
  const [chosenId, setChosenId] = useState<string>();
  // A chosen view stays open while its filter is changed, until all filters are removed.
  const open =
    views.find((view) => sortQuery(view.query) === query) ??
    (query === '' ? undefined : views.find(({ id }) => id === chosenId));
  const isChanged = open !== undefined && sortQuery(open.query) !== query;

  function choose(value: string) {
    const view = views.find(({ id }) => id === value);
    if (view) {
      setChosenId(view.id);
      setSearch(new URLSearchParams(view.query));
    } else if (value === 'save') setEdited({});
    else if (value === 'edit') setEdited({ view: open });
    else if (value === 'delete') setViewToDelete(open);
  }

  return (
    <>
      <Menu.Root
        lazyMount
        unmountOnExit
        positioning={{ placement: 'bottom-start' }}
        onSelect={({ value }) => choose(value)}
      >
        <Menu.Trigger asChild>
          <Button variant="outline" flexShrink="0" maxW="14rem">
            <Bookmark aria-hidden />
            <chakra.span truncate>{open?.name ?? <FormattedMessage id="views.title" />}</chakra.span>
            {isChanged && (
              <chakra.span color="fg.muted" fontWeight="normal">
                <FormattedMessage id="views.changed" />
              </chakra.span>
            )}
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content maxH="24rem" overflowY="auto" minW="14rem" maxW="20rem">
            {views.map((view) => (
              <Menu.Item key={view.id} value={view.id}>
                <Menu.ItemText flex="1" truncate>
                  {view.name}
                </Menu.ItemText>
                {view.isShared && (
                  <>
                    <Icon as={Users} boxSize="3.5" color="fg.subtle" aria-hidden />
                    <chakra.span srOnly>
                      <FormattedMessage id="views.shared" />
                    </chakra.span>
                  </>
                )}
                {view === open && <Icon as={Check} aria-hidden />}
              </Menu.Item>
            ))}
            {views.length > 0 && <Menu.Separator />}
            <Menu.Item value="save">
              <BookmarkPlus aria-hidden />
              <Menu.ItemText>
                <FormattedMessage id="views.save" />
              </Menu.ItemText>
            </Menu.Item>
            {open?.mayChange && (
              <>
                <Menu.Item value="edit">
                  <Pencil aria-hidden />
                  <Menu.ItemText>
                    <FormattedMessage id={isChanged ? 'views.update' : 'views.edit'} />
                  </Menu.ItemText>
                </Menu.Item>
                <Menu.Item value="delete">
                  <Trash2 aria-hidden />
                  <Menu.ItemText>
                    <FormattedMessage id="views.delete" />
                  </Menu.ItemText>
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {edited && (
        <ViewDialog list={list} query={search.toString()} view={edited.view} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={viewToDelete !== undefined}
        title={<FormattedMessage id="views.delete.title" values={{ name: viewToDelete?.name }} />}
        action="admin.delete"
        onConfirm={() => {
          const { id } = viewToDelete!;
          setViewToDelete(undefined);
          void act(() => deleteView({ variables: { id } }), 'views.deleted');
        }}
        onClose={() => setViewToDelete(undefined)}
      >
        <FormattedMessage id="views.delete.text" />
      </ConfirmDialog>
    </>
  );
}
