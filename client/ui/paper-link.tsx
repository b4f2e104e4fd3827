import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { paperPath, type OfferedPapers, type PaperName } from '../documents/names.ts';

/** Downloads a paper in the page's language, and says how large it is. The page's loader names it in `papers`. */
export function PaperLink({ paper, ...props }: { paper: PaperName } & ButtonProps) {
  const locale = useLocale();
  const bytes = useLoaderData<{ papers?: OfferedPapers } | undefined>()?.papers?.[paper];
  return (
    <Button asChild variant="outline" whiteSpace="normal" textAlign="start" {...props}>
      <a href={paperPath(locale, paper)} type="application/pdf" download>
        <Download aria-hidden />
        <span>
          <FormattedMessage id={`paper-link.${paper}`} />
          {bytes !== undefined && (
            <Box
              as="span"
              textStyle="small"
              fontWeight="400"
              opacity="0.8"
              marginInlineStart="12"
              display="inline-block"
            >
              <FormattedMessage id="paper-link.size" values={{ kilobytes: Math.round(bytes / 1024) }} />
            </Box>
          )}
        </span>
      </a>
    </Button>
  );
}
