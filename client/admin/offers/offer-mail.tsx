import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { createOfferMailForm } from '../../../common/forms/offer.ts';
import { failureOf, type Failure } from '../../graphql/failure.ts';
import { useOfferMailQuery, type OfferMailInput, type OfferMailQuery } from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { MailBodyField, MailHeaderField } from '../mail/mail-fields.tsx';

type OfferMail = OfferMailQuery['offerMail'];

/** Loads the default mail of an offer, and loads it again whenever the offer has changed. @param version `updatedAt` of the offer */
export function useOfferMail({ id, version, isShown }: { id: string; version?: string; isShown: boolean }) {
  const query = useOfferMailQuery({ variables: { id }, skip: !isShown, fetchPolicy: 'no-cache' });
  const { observable } = query;
  const loadedVersion = useRef(version);
  useEffect(() => {
    if (!isShown || loadedVersion.current === version) return;
    loadedVersion.current = version;
    refetchWhenIdle(observable);
  }, [isShown, version, observable]);
  return { mail: query.data?.offerMail, error: query.error, retry: () => refetchWhenIdle(observable) };
}

interface Props {
  /** Id of the form, which connects it to a submit button elsewhere on the page. */
  formId: string;
  query: ReturnType<typeof useOfferMail>;
  /** Number of the offer, which names the PDF. */
  number: string;
  pdfPath: string;
  language: string;
  /** The text that the user has changed, kept while the dialog is closed. */
  changed?: OfferMailInput;
  onChange: (changed: OfferMailInput | undefined) => void;
  /** Receives the text, or null when the user has not changed it. A rejected field shows the reason. */
  onSend: (mail: OfferMailInput | null) => Promise<unknown>;
}

/** The mail that the customer will get: subject and text can be changed, the PDF is attached. */
export function OfferMailForm({ query: { mail, error, retry }, ...props }: Props) {
  if (mail) return <MailCard mail={mail} {...props} />;
  return error ? (
    <ErrorStrip title="offer.mail.failed" error={error} onRetry={retry} />
  ) : (
    <Placeholder height="16rem" />
  );
}

function MailCard({ mail, ...props }: Omit<Props, 'query'> & { mail: OfferMail }) {
  const { formId, number, pdfPath, language, changed, onChange, onSend } = props;
  const { link } = mail;
  const schema = useMemo(() => createOfferMailForm(link), [link]);
  const [initialText] = useState(() => changed ?? pickText(mail));
  /** The default text that the user has started to edit. */
  const [basis, setBasis] = useState(() => pickText(mail));
  return (
    <chakra.section aria-labelledby={`${formId}-title`}>
      <chakra.h3 id={`${formId}-title`} textStyle="head" mb="2">
        <FormattedMessage id="offer.mail" />
      </chakra.h3>
      <Form
        id={formId}
        schema={schema}
        initialValues={initialText}
        markedFields="required"
        lang={language}
        onSubmit={(text) => onSend(isSameText(text, pickText(mail)) ? null : text)}
        css={{ display: 'flex', flexDirection: 'column', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden' }}
      >
        <FollowDefaultText mail={mail} onChange={onChange} onFollow={setBasis} />
        <MailHeaderField name="subject" label="mail.subject" />
        <MailBodyField name="content" label="mail.content" />
        <Flex
          align="center"
          wrap="wrap"
          columnGap="3"
          px="4"
          minH={{ base: '11', md: '9' }}
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          <chakra.a
            href={pdfPath}
            target="_blank"
            display="flex"
            alignItems="center"
            gap="1.5"
            minH={{ base: '11', md: '6' }}
            textDecoration="underline"
            textUnderlineOffset="3px"
            textDecorationColor="border.emphasized"
          >
            <Icon as={Paperclip} boxSize="4" color="fg.muted" aria-hidden />
            {number}.pdf
          </chakra.a>
          <ResetButton mail={mail} />
        </Flex>
        <chakra.div px="4" css={{ '& p': { pb: '2' } }}>
          <FormFailure />
        </chakra.div>
      </Form>
      <chakra.p mt="1.5" textStyle="meta" color="fg.subtle">
        <FormattedMessage id="offer.mail.link" values={{ link: <bdi dir="ltr">{link}</bdi> }} />
      </chakra.p>
      <div role="status">
        {changed && !isSameText(basis, pickText(mail)) && (
          <chakra.p mt="1.5" color="orange.fg">
            <FormattedMessage id="offer.mail.changed" />
          </chakra.p>
        )}
      </div>
    </chakra.section>
  );
}

const pickText = ({ subject, content }: OfferMailInput): OfferMailInput => ({ subject, content });
const isSameText = (one: OfferMailInput, other: OfferMailInput) =>
  one.subject === other.subject && one.content.trim() === other.content.trim();

interface FollowProps {
  mail: OfferMail;
  onChange: Props['onChange'];
  onFollow: (text: OfferMailInput) => void;
}

/** Reports changes of the user; while there are none, it replaces the text by a newer default text. */
function FollowDefaultText({ mail, onChange, onFollow }: FollowProps) {
  const { values, setValues } = useFormikContext<OfferMailInput>();
  const defaultText = useRef(pickText(mail));
  const report = useEffectEvent((text: OfferMailInput) =>
    onChange(isSameText(text, defaultText.current) ? undefined : pickText(text)),
  );
  const follow = useEffectEvent((text: OfferMailInput) => {
    const isChanged = !isSameText(values, defaultText.current);
    if (isChanged) return;
    defaultText.current = text;
    onFollow(text);
    void setValues(text, false);
  });
  const { subject, content } = mail;
  useEffect(() => follow({ subject, content }), [subject, content]);
  useEffect(() => report(values), [values]);
  return null;
}

function ResetButton({ mail }: { mail: OfferMail }) {
  const { values, setValues } = useFormikContext<OfferMailInput>();
  if (isSameText(values, mail)) return null;
  return (
    <Button
      type="button"
      size="sm"
      variant="ghost"
      ms="auto"
      minH={{ base: '11', md: '7' }}
      onClick={() => void setValues(pickText(mail))}
    >
      <FormattedMessage id="offer.mail.reset" />
    </Button>
  );
}

/**
 * Runs a submission of the mail form: throws the error of a refused field, so that the form shows it beside the field; the dialog shows any
 * other failure.
 */
export async function sendMail(
  action: () => Promise<unknown>,
  onFailure: (failure: Failure) => void,
): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'fields' && ('subject' in failure.fields || 'content' in failure.fields)) throw error;
    onFailure(failure);
    return false;
  }
}
