import { useId, useState } from 'react';
import Check from '@mui/icons-material/Check';
import Contrast from '@mui/icons-material/ContrastOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useColorScheme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useLocale } from '../../i18n/localeContext.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useText } from '../../i18n/useText.ts';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly lang?: string;
}

interface Props<T extends string> {
  readonly label: string;
  readonly icon: ElementType;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChoose: (value: T) => void;
}

const ChoiceMenu = <T extends string>({ label, icon: Icon, value, choices, onChoose }: Props<T>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            lang={choice.lang}
            onClick={() => {
              onChoose(choice.value);
              setAnchor(null);
            }}
          >
            <ListItemIcon>{choice.value === value && <Check fontSize="small" />}</ListItemIcon>
            <ListItemText>{choice.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** English or Spanish. */
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

/** Light, dark, or as the system is. */
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
