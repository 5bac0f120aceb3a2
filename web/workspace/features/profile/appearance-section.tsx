import { setTheme, useTheme, type Theme } from '../../lib/theme.ts';
import { SelectField } from '../../ui/text-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { texts } from './texts.ts';

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: texts.appearance.light },
  { value: 'dark', label: texts.appearance.dark },
];

export function AppearanceSection() {
  const { theme } = useTheme();
  return (
    <SettingsSection
      id="appearance"
      title={texts.appearance.title}
      description={texts.appearance.description}
    >
      <SelectField
        label={texts.appearance.theme}
        className="max-w-xs"
        options={themes}
        value={theme}
        onChange={(event) => setTheme(event.target.value === 'dark' ? 'dark' : 'light')}
      />
    </SettingsSection>
  );
}
