import { useId, useState, type ElementType } from 'react';
import Contrast from '@mui/icons-material/ContrastOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useLocale } from '../../i18n/localeContext.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import type { Choice } from './ChoiceList.tsx';

const ChoiceList = lazyComponent(() => import('./ChoiceList.tsx').then((module) => module.ChoiceList));

interface Props<T extends string> {
  readonly label: string;
  readonly icon: ElementType;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChoose: (value: T) => void;
}

/** Rarely used on pages opened from an email, so its menu loads on first use. */
const ChoiceMenu = <T extends string>({ label, icon: Icon, value, choices, onChoose }: Props<T>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();

  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onPointerEnter={ChoiceList.ahead}
        onFocus={ChoiceList.ahead}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon fontSize="small" />
      </IconButton>
      {anchor && (
        <ChoiceList
          id={menuId}
          anchor={anchor}
          value={value}
          choices={choices}
          onChoose={(chosen) => {
            const choice = choices.find((item) => item.value === chosen);
            if (choice) onChoose(choice.value);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};

export const LanguageSwitch = () => {
  const text = useText();
  const { locale, setLocale } = useLocale();
  const choices: readonly Choice<Locale>[] = [
    { value: 'en', label: text('common.languageEn'), lang: 'en' },
    { value: 'es', label: text('common.languageEs'), lang: 'es' },
  ];

  return (
    <ChoiceMenu
      label={text('common.language')}
      icon={Translate}
      value={locale}
      choices={choices}
      onChoose={setLocale}
    />
  );
};

/** Light, dark or system. */
export const ThemeSwitch = () => {
  const text = useText();
  const { mode, setMode } = useColorScheme();
  const choices = [
    { value: 'light', label: text('common.themeLight') },
    { value: 'dark', label: text('common.themeDark') },
    { value: 'system', label: text('common.themeSystem') },
  ] as const;

  return (
    <ChoiceMenu
      label={text('common.theme')}
      icon={Contrast}
      value={mode ?? 'system'}
      choices={choices}
      onChoose={setMode}
    />
  );
};
