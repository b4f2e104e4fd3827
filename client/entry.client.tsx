import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;
const cache = createCache({ key: 'css', nonce });

// A transition can be interrupted: a visitor who taps while the page hydrates is served first.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={cache}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
  );
});
