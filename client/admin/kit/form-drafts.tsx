import { chakra, Kbd } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props<Values> {
  /** Unsaved input by the user's e-mail; a form that is opened again starts with it. */
  drafts: Map<string, Values>;
  userEmail: string;
}

/** Keeps the input of the surrounding form, so that closing the dialog does not lose it. */
export function DraftSaver<Values extends object>({ drafts, userEmail }: Props<Values>) {
  const { values, dirty } = useFormikContext<Values>();
  useEffect(() => {
    if (dirty) drafts.set(userEmail, values);
  }, [drafts, dirty, values, userEmail]);
  return null;
}

/** Note in the footer of the dialog that its input is kept. */
export function DraftKeptNote() {
  return (
    <chakra.span me="auto" color="fg.subtle" textStyle="meta" hideBelow="md">
      <Kbd>Esc</Kbd> <FormattedMessage id="admin.kept" />
    </chakra.span>
  );
}

/** Submits the form on Ctrl/⌘+Enter, also from a text of several lines. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
