import { View } from '@react-pdf/renderer';
import { brand } from '../../common/brand.ts';
import { colors } from '../../common/print/styles.ts';
import { PdfText, Row } from '../../common/print/text.tsx';

/** A call to action with phone number and e-mail address of the sales desk. */
export function ContactBox({ title, text }: { title: string; text: string }) {
  return (
    <View wrap={false} style={{ marginTop: 18, padding: 16, backgroundColor: colors.text }}>
      <PdfText as="heading" style={{ color: colors.onDark }}>
        {title}
      </PdfText>
      <PdfText style={{ color: colors.mutedOnDark, marginTop: 3 }}>{text}</PdfText>
      <Row style={{ columnGap: 20, marginTop: 8 }}>
        <PdfText bold dir="ltr" style={{ color: colors.onDark }}>
          {brand.phone}
        </PdfText>
        <PdfText bold dir="ltr" style={{ color: colors.onDark }}>
          {brand.salesEmail}
        </PdfText>
      </Row>
    </View>
  );
}
