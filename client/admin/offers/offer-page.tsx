import { skipToken } from '@apollo/client/react';
import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { object } from 'yup';
import { optionalId } from '../../../common/forms/text.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import {
  useContactChoicesQuery,
  useOfferCompanyQuery,
  useOfferQuery,
  useQuoteQuery,
  type OfferDraftFragment,
} from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { CompanyField } from '../kit/company-field.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { NothingFound } from '../kit/empty-drawings.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { useActivityListener } from '../live/live-activity.tsx';
import { useCanEdit, useSession } from '../session/session.ts';
import { OfferEditor } from './offer-editor.tsx';
import { OfferSummary } from './offer-summary.tsx';
import { createCompanyOffer, createDraftValues, createRequestOffer, type OfferValues } from './offer-values.ts';
import {
  CompanyPane,
  RequestPane,
  recipientOfCompany,
  recipientOfDraft,
  recipientOfQuote,
  useContactNames,
} from './request-pane.tsx';

/** The id of a new offer, which is stored under it with its first change. @param location key of the navigation that opened it */
const newSession = (location: string) => ({ id: createSubmissionId(), isCreated: false, location });

/** An offer: the editor of a new one or of a draft, else what the customer got. */
export default function OfferPage() {
  const { id: routeId = '' } = useParams();
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  const { profile } = useSession();
  const { key: location } = useLocation();
  const [session, setSession] = useState(() => newSession(location));
  // Another new offer is opened on the same screen.
  if (routeId === 'new' && session.location !== location) setSession(newSession(location));
  const isNew = routeId === 'new' || routeId === session.id;
  const id = isNew ? session.id : routeId;

  const { data, error, loading, observable } = useOfferQuery({
    variables: { id },
    skip: isNew && !session.isCreated,
    // A form needs the current draft, and an update of the cache must not replace what was typed.
    fetchPolicy: 'no-cache',
  });
  const reload = () => refetchWhenIdle(observable);
  /** Offers that were drafts in this editor, that the user has closed, and that a colleague has closed. */
  const [editedId, setEditedId] = useState<string>();
  const [closedByUserId, setClosedByUserId] = useState<string>();
  const [closedBy, setClosedBy] = useState<{ id: string; name: string }>();
  const [unsaved, setUnsaved] = useState<{ id: string; values: OfferValues }>();
  useActivityListener(({ targetId, action, actor, actorName }) => {
    if (targetId !== id) return;
    if (actor !== profile?.email) setClosedBy({ id, name: actorName ?? '' });
    else if (action === 'UPDATE') setClosedByUserId(id);
    reload();
  });

  const offer = data?.offer?.id === id ? data.offer : undefined;
  if (offer && (offer.status !== 'DRAFT' || !canEdit)) {
    const colleague = closedBy?.id === id ? closedBy.name : undefined;
    const isClosedElsewhere = editedId === id && (colleague !== undefined || closedByUserId !== id);
    return (
      <OfferSummary
        key={id}
        offer={offer}
        closedBy={isClosedElsewhere ? { name: colleague ?? '' } : undefined}
        unsaved={unsaved?.id === id ? unsaved.values : undefined}
      />
    );
  }
  if (canEdit && (isNew || offer) && editedId !== id) setEditedId(id);
  const common = {
    onUnsaved: (values: OfferValues) => setUnsaved({ id, values }),
    current: offer,
    onClosedByUser: () => {
      setClosedByUserId(id);
      reload();
    },
    onClosedElsewhere: reload,
  };
  if (isNew && canEdit)
    return (
      <NewOffer
        key={id}
        id={id}
        {...common}
        onCreated={() => {
          setSession({ ...session, isCreated: true });
          void navigate(`/admin/offers/${id}`, { replace: true });
        }}
      />
    );
  if (offer) return <StoredDraft key={id} id={id} draft={offer} {...common} />;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  return loading ? <Loading /> : <NotFound />;
}

interface EditorProps {
  id: string;
  current?: OfferDraftFragment;
  onUnsaved: (values: OfferValues) => void;
  onCreated?: () => void;
  onClosedByUser: () => void;
  onClosedElsewhere: () => void;
}

/** A new offer for the request or the company of the URL. */
function NewOffer(props: EditorProps) {
  const [search] = useSearchParams();
  // The URL changes when the offer is stored.
  const [{ request, company }] = useState(() => ({ request: search.get('request'), company: search.get('company') }));
  if (request) return <RequestOffer {...props} requestId={request} />;
  if (company) return <CompanyOffer {...props} companyId={company} />;
  return <ChooseCompany />;
}

/** A draft as it was when the page opened. */
function StoredDraft({ draft, ...props }: EditorProps & { draft: OfferDraftFragment }) {
  const [opened] = useState(draft);
  const { quoteRequestId, companyId } = opened;
  if (quoteRequestId) return <RequestOffer {...props} draft={opened} requestId={quoteRequestId} />;
  return <CompanyOffer {...props} draft={opened} companyId={companyId ?? ''} />;
}

type DraftProps = EditorProps & { draft?: OfferDraftFragment };

function RequestOffer({ requestId, ...props }: DraftProps & { requestId: string }) {
  const { data, error, refetch, observable } = useQuoteQuery({
    variables: { id: requestId },
    fetchPolicy: 'cache-and-network',
  });
  useActivityListener(({ targetId, targetType }) => {
    if (targetId === requestId || targetType === 'offers') refetchWhenIdle(observable);
  });
  const initialValues = useInitialValues(props.draft, data?.quoteRequest && createRequestOffer(data.quoteRequest));
  const quote = data?.quoteRequest;
  const { data: choices } = useContactChoicesQuery(
    quote?.companyId ? { variables: { companyId: quote.companyId } } : skipToken,
  );
  const toChoices = useContactNames();
  const contacts = choices?.contacts.edges.map(({ node }) => node).filter(({ id }) => id !== quote?.contactId) ?? [];
  if (!initialValues || (!quote && !props.draft))
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : data ? <NotFound /> : <Loading />;
  return (
    <OfferEditor
      {...props}
      initialValues={initialValues}
      parent={{ path: `/admin/quotes/${requestId}`, title: 'offer.ofRequest' }}
      request={quote && <RequestPane quote={quote} offerId={props.id} />}
      findRecipient={({ contactId }) => {
        const contact = contacts.find(({ id }) => id === contactId);
        if (!quote) return recipientOfDraft(props.draft!);
        return contact
          ? { name: contact.name, company: quote.company, email: contact.email ?? '' }
          : recipientOfQuote(quote);
      }}
      recipients={quote ? [...toChoices([{ ...quote, id: '' }]), ...toChoices(contacts)] : []}
    />
  );
}

function CompanyOffer({ companyId, ...props }: DraftProps & { companyId: string }) {
  const { data, error, refetch, observable } = useOfferCompanyQuery({
    variables: { id: companyId },
    fetchPolicy: 'cache-and-network',
  });
  useActivityListener(({ targetId, targetType }) => {
    if (targetId === companyId || targetType === 'contacts') refetchWhenIdle(observable);
  });
  const company = data?.company;
  const toChoices = useContactNames();
  const initialValues = useInitialValues(props.draft, company && createCompanyOffer(data));
  if (!initialValues || (!company && !props.draft))
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : data ? <NotFound /> : <Loading />;
  return (
    <OfferEditor
      {...props}
      initialValues={initialValues}
      parent={{ path: `/admin/companies/${companyId}`, title: 'offer.ofCompany' }}
      request={company && <CompanyPane company={company} />}
      findRecipient={({ contactId }) =>
        company ? recipientOfCompany(company, contactId) : recipientOfDraft(props.draft!)
      }
      recipients={toChoices(company?.contacts ?? [])}
    />
  );
}

/**
 * Returns the values that the editor opens with: those that a revision brings along, else of the draft, else of the request or company once it
 * is loaded. Later changes of the record do not change them.
 */
function useInitialValues(draft: OfferDraftFragment | undefined, created: OfferValues | null | undefined) {
  const carried = (useLocation().state as { values?: OfferValues } | null)?.values;
  const [values, setValues] = useState(draft && { ...createDraftValues(draft), ...carried });
  if (!values && created) setValues(created);
  return values;
}

const companyForm = object({ companyId: optionalId().required(reasons.required) });

/** An offer needs a request or a company: the command without either asks for one. */
function ChooseCompany() {
  const navigate = useNavigate();
  return (
    <Screen title="offer.new">
      <Box px={{ base: '4', md: '7' }} py="6" maxW="28rem">
        <Form
          schema={companyForm}
          onSubmit={async ({ companyId }) => navigate(`/admin/offers/new?company=${companyId}`, { replace: true })}
        >
          <CompanyField name="companyId" label="offer.ofCompany" />
          <chakra.p color="fg.muted" my="3">
            <FormattedMessage id="offer.chooseCompany" />
          </chakra.p>
          <SubmitButton label="offer.continue" variant="solid" colorPalette="molten" size="md" />
        </Form>
      </Box>
    </Screen>
  );
}

const Loading = () => (
  <Screen title="offer.title">
    <SkeletonRows height={{ base: '52px', md: '40px' }} count={10} />
  </Screen>
);

const NotFound = () => (
  <Screen title="offer.title">
    <Box py="8">
      <EmptyState drawing={NothingFound} message="offer.notFound">
        <Button asChild mt="3">
          <Link to="/admin/quotes">
            <FormattedMessage id="quotes.title" />
          </Link>
        </Button>
      </EmptyState>
    </Box>
  </Screen>
);

const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Screen title="offer.title">
    <ErrorStrip title="offer.loadFailed" error={error} onRetry={onRetry} />
  </Screen>
);
