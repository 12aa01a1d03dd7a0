import ButtonBase from '@mui/material/ButtonBase';
import { useLocale } from '../../../i18n/localeContext.ts';

interface Props {
  readonly day: string;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

/** A day that can be offered; when pressed, its slots show below. */
export const DayToggle = ({ day, isChosen, disabled, onToggle }: Props) => {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  return (
    <ButtonBase
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onToggle}
      sx={(theme) => ({
        minHeight: 40,
        minWidth: 86,
        paddingInline: 1,
        borderRadius: '6px',
        fontSize: 14,
        border: `1px solid ${isChosen ? theme.vars.palette.primary.main : theme.vars.palette.surface.lineStrong}`,
        backgroundColor: isChosen ? 'primary.main' : 'background.paper',
        color: isChosen ? 'primary.contrastText' : 'text.primary',
        '&.Mui-disabled': { color: 'text.disabled' },
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      })}
    >
      {format.format(new Date(`${day}T12:00:00Z`))}
    </ButtonBase>
  );
};
