import { Box, Button } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { contactLinks } from '../contact-links.tsx';

interface Props {
  /** Imports the module whose default export is the form. */
  load: () => Promise<{ default: ComponentType }>;
  /** Height reserved until the form is loaded, against layout shift: CSS lengths by breakpoint. */
  minHeight: Record<string, string>;
}

/** Distance from the window at which the form is fetched. */
const FETCH_MARGIN = '400px';

/** Draws placeholders of fields until the form is loaded: space for a label, then a field. */
const skeleton = 'repeating-linear-gradient({colors.bg.sunken} 0 3.25rem, transparent 3.25rem 6.25rem)';

/**
 * Loads a form, and the libraries that forms need, when the visitor scrolls near it. Without JavaScript, or when loading fails, it shows
 * phone and email instead.
 */
export function LazyForm({ load, minHeight }: Props) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  const fetchForm = useCallback(() => {
    setFailed(false);
    load().then(
      (module) => setForm(() => module.default),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchForm();
      },
      { rootMargin: FETCH_MARGIN },
    );
    if (placeholder.current) observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, [fetchForm]);

  if (Form) return <Form />;
  return (
    <Box
      ref={placeholder}
      minHeight={minHeight}
      backgroundImage={failed ? undefined : skeleton}
      css={{ '@media (scripting: none)': { minHeight: '0', backgroundImage: 'none' } }}
      aria-busy={!failed}
    >
      <noscript>
        <p>
          <FormattedMessage id="form.noScript" values={contactLinks} />
        </p>
      </noscript>
      <Box role="alert">
        {failed && (
          <>
            <p>
              <FormattedMessage id="form.unopened" values={contactLinks} />
            </p>
            <Button variant="outline" marginTop="16" onClick={fetchForm}>
              <FormattedMessage id="form.retry" />
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
