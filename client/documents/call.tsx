import { View } from '@react-pdf/renderer';
import { brand } from '../../common/brand.ts';
import { ink } from '../../common/print/look.ts';
import { Row, Words } from '../../common/print/words.tsx';

/** What to do after reading: whom to ask. */
export function Call({ title, text }: { title: string; text: string }) {
  return (
    <View wrap={false} style={{ marginTop: 18, padding: 16, backgroundColor: ink.text }}>
      <Words as="heading" style={{ color: ink.onDark }}>
        {title}
      </Words>
      <Words style={{ color: ink.mutedOnDark, marginTop: 3 }}>{text}</Words>
      <Row style={{ columnGap: 20, marginTop: 8 }}>
        <Words bold dir="ltr" style={{ color: ink.onDark }}>
          {brand.phone}
        </Words>
        <Words bold dir="ltr" style={{ color: ink.onDark }}>
          {brand.salesEmail}
        </Words>
      </Row>
    </View>
  );
}
