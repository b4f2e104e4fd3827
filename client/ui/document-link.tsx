import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { getDocumentPath, type DocumentName, type DocumentSizes } from '../documents/names.ts';

/** A button that downloads a document (PDF) in the page's language and shows its size. The loader of the page has to return its size in `documents`. */
export function DocumentLink({ document, ...props }: { document: DocumentName } & ButtonProps) {
  const locale = useLocale();
  const bytes = useLoaderData<{ documents?: DocumentSizes } | undefined>()?.documents?.[document];
  return (
    <Button asChild variant="outline" whiteSpace="normal" textAlign="start" {...props}>
      <a href={getDocumentPath(locale, document)} type="application/pdf" download>
        <Download aria-hidden />
        <span>
          <FormattedMessage id={`document-link.${document}`} />
          {bytes !== undefined && (
            <Box
              as="span"
              textStyle="small"
              fontWeight="400"
              opacity="0.8"
              marginInlineStart="12"
              display="inline-block"
            >
              <FormattedMessage id="document-link.size" values={{ kilobytes: Math.round(bytes / 1024) }} />
            </Box>
          )}
        </span>
      </a>
    </Button>
  );
}
