import { Box, Button } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { waysToUs } from '../ways-to-us.tsx';

interface Props {
  /** Of the module whose default is the form. */
  load: () => Promise<{ default: ComponentType }>;
  /** Kept free until the form is there, so that nothing moves when it comes: CSS lengths by breakpoint. */
  minHeight: Record<string, string>;
}

/** How far away, in pixels, a form is fetched before it is scrolled to. */
const ahead = '400px';

/** The places of fields to come, for whoever gets there before them: labels' height free, then a field's. */
const ghost = 'repeating-linear-gradient({colors.bg.sunken} 0 3.25rem, transparent 3.25rem 6.25rem)';

/**
 * A form in a page: its code, and the libraries that forms need, come as the visitor gets near. Without scripts, or where the code
 * cannot be fetched, it says how to reach us otherwise.
 */
export function LazyForm({ load, minHeight }: Props) {
  const place = useRef<HTMLDivElement>(null);
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
      { rootMargin: ahead },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [fetchForm]);

  if (Form) return <Form />;
  return (
    <Box
      ref={place}
      minHeight={minHeight}
      backgroundImage={failed ? undefined : ghost}
      css={{ '@media (scripting: none)': { minHeight: '0', backgroundImage: 'none' } }}
      aria-busy={!failed}
    >
      <noscript>
        <p>
          <FormattedMessage id="form.noScript" values={waysToUs} />
        </p>
      </noscript>
      <Box role="alert">
        {failed && (
          <>
            <p>
              <FormattedMessage id="form.unopened" values={waysToUs} />
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
