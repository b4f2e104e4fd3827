import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hydrateStyleCache } from './style-cache.ts';

const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;
const cache = hydrateStyleCache(nonce);

// React can interrupt a transition, so a tap during hydration is handled first.
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
