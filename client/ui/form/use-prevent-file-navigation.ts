import { useEffect } from 'react';

/** Prevents the browser from opening a file that is dropped outside its field, which would lose the input of the page. */
export function usePreventFileNavigation() {
  useEffect(() => {
    const preventDefault = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', preventDefault);
    window.addEventListener('drop', preventDefault);
    return () => {
      window.removeEventListener('dragover', preventDefault);
      window.removeEventListener('drop', preventDefault);
    };
  }, []);
}
