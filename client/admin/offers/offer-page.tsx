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
  recipientOfRequest,
  useRecipientChoices,
} from './request-pane.tsx';

/**
 * Prepares a new offer: it gets an id immediately and is stored with that id when the user makes the first change.
 * @param navigationKey key of the navigation that opened it, which tells whether the user has opened another new offer since
 */
const prepareNewOffer = (navigationKey: string) => ({ id: createSubmissionId(), isStored: false, navigationKey });

/** The page of an offer: the editor for a new offer or a draft, otherwise the offer as the customer got it. */
export default function OfferPage() {
  const { id: routeId = '' } = useParams();
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  const { profile } = useSession();
  const { key: navigationKey } = useLocation();
  const [newOffer, setNewOffer] = useState(() => prepareNewOffer(navigationKey));
  // The user has opened another new offer while this screen was shown.
  if (routeId === 'new' && newOffer.navigationKey !== navigationKey) setNewOffer(prepareNewOffer(navigationKey));
  const isNew = routeId === 'new' || routeId === newOffer.id;
  const id = isNew ? newOffer.id : routeId;

  const { data, error, loading, observable } = useOfferQuery({
    variables: { id },
    skip: isNew && !newOffer.isStored,
    // The form needs the current draft, and an update of the cache must not replace the input.
    fetchPolicy: 'no-cache',
  });
  const reload = () => refetchWhenIdle(observable);
  // Each of the following states has the id of its offer, because the user can open another one on the same screen.
  /** The offer that was opened in the editor. */
  const [editedId, setEditedId] = useState<string>();
  /** The offer that the user has sent or discarded, in this or another window: no colleague is named as the one who did. */
  const [finalizedByUserId, setFinalizedByUserId] = useState<string>();
  /** The colleague who changed the offer last. When it is no longer a draft, this is who sent or withdrew it. */
  const [colleague, setColleague] = useState<{ offerId: string; name: string }>();
  /** Changes that could not be saved, because the offer was no longer a draft. */
  const [unsaved, setUnsaved] = useState<{ offerId: string; values: OfferValues }>();
  useActivityListener(({ targetId, action, actor, actorName }) => {
    if (targetId !== id) return;
    if (actor !== profile?.email) setColleague({ offerId: id, name: actorName ?? '' });
    else if (action === 'UPDATE') setFinalizedByUserId(id);
    reload();
  });

  const offer = data?.offer?.id === id ? data.offer : undefined;
  if (offer && (offer.status !== 'DRAFT' || !canEdit)) {
    const colleagueName = colleague?.offerId === id ? colleague.name : undefined;
    const isFinalizedElsewhere = editedId === id && (colleagueName !== undefined || finalizedByUserId !== id);
    return (
      <OfferSummary
        key={id}
        offer={offer}
        finalizedBy={isFinalizedElsewhere ? { name: colleagueName ?? '' } : undefined}
        unsaved={unsaved?.offerId === id ? unsaved.values : undefined}
      />
    );
  }
  if (canEdit && (isNew || offer) && editedId !== id) setEditedId(id);
  const editorProps = {
    onUnsaved: (values: OfferValues) => setUnsaved({ offerId: id, values }),
    current: offer,
    onFinalizedByUser: () => {
      setFinalizedByUserId(id);
      reload();
    },
    onFinalizedElsewhere: reload,
  };
  if (isNew && canEdit)
    return (
      <NewOffer
        key={id}
        id={id}
        {...editorProps}
        onCreated={() => {
          setNewOffer({ ...newOffer, isStored: true });
          void navigate(`/admin/offers/${id}`, { replace: true });
        }}
      />
    );
  if (offer) return <StoredDraft key={id} id={id} draft={offer} {...editorProps} />;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  return loading ? <Loading /> : <NotFound />;
}

interface EditorProps {
  id: string;
  current?: OfferDraftFragment;
  onUnsaved: (values: OfferValues) => void;
  onCreated?: () => void;
  onFinalizedByUser: () => void;
  onFinalizedElsewhere: () => void;
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
  const toChoices = useRecipientChoices();
  const contacts = choices?.contacts.edges.map(({ node }) => node).filter(({ id }) => id !== quote?.contactId) ?? [];
  if (!initialValues || (!quote && !props.draft))
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : data ? <NotFound /> : <Loading />;
  return (
    <OfferEditor
      {...props}
      initialValues={initialValues}
      parent={{ path: `/admin/quotes/${requestId}`, title: 'offer.ofRequest' }}
      sidePane={quote && <RequestPane quote={quote} offerId={props.id} />}
      findRecipient={({ contactId }) => {
        const contact = contacts.find(({ id }) => id === contactId);
        if (!quote) return recipientOfDraft(props.draft!);
        return contact
          ? { name: contact.name, company: quote.company, email: contact.email ?? '' }
          : recipientOfRequest(quote);
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
  const toChoices = useRecipientChoices();
  const initialValues = useInitialValues(props.draft, company && createCompanyOffer(data));
  if (!initialValues || (!company && !props.draft))
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : data ? <NotFound /> : <Loading />;
  return (
    <OfferEditor
      {...props}
      initialValues={initialValues}
      parent={{ path: `/admin/companies/${companyId}`, title: 'offer.ofCompany' }}
      sidePane={company && <CompanyPane company={company} />}
      findRecipient={({ contactId }) =>
        company ? recipientOfCompany(company, contactId) : recipientOfDraft(props.draft!)
      }
      recipients={toChoices(company?.contacts ?? [])}
    />
  );
}

/**
 * Returns the values that the editor opens with. A draft opens with its stored values; unsaved changes that the page of the previous revision
 * passed in the navigation state replace them. A new offer opens with values from its request or company once that is loaded. Later changes
 * of the record do not change them.
 */
function useInitialValues(draft: OfferDraftFragment | undefined, created: OfferValues | null | undefined) {
  const passedValues = (useLocation().state as { values?: OfferValues } | null)?.values;
  const [values, setValues] = useState(draft && { ...createDraftValues(draft), ...passedValues });
  if (!values && created) setValues(created);
  return values;
}

const companyForm = object({ companyId: optionalId().required(reasons.required) });

/** Asks for the company of a new offer whose URL names neither a request nor a company. */
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
