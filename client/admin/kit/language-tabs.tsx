import { enumName, type Language } from '../../../common/enums.ts';
import { Tab, Tabs } from './tabs.tsx';

interface Props {
  /** Message id of the name of the group. */
  label: string;
  texts: readonly { language: Language }[];
  /** Index of the chosen text. */
  index: number;
  onChange: (index: number) => void;
}

/** Chooses the language of a text that is written in several. */
export const LanguageTabs = ({ label, texts, index, onChange }: Props) => (
  <Tabs label={label} borderBottomWidth="1px" mb="3.5">
    {texts.map(({ language }, position) => (
      <Tab
        key={language}
        label={`languageName.${enumName(language)}`}
        pressed={position === index}
        onPress={() => onChange(position)}
      />
    ))}
  </Tabs>
);
