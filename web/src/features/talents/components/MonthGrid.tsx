import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isAway, type Days } from '@domain/rates/vacations.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly vacations: readonly Days[];
}

const toDay = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;
const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Returns a month's days by week, as rows starting on Monday; null outside the month. */
export const toWeeks = (month: string): readonly (readonly (string | null)[])[] => {
  const first = toNoon(toDay(month, 1));
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const lead = (first.getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: count }, (_, index) => toDay(month, index + 1)),
  ];

  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, index) => cells[week * 7 + index] ?? null),
  );
};

/** A read-only month with marked days off. */
export const MonthGrid = ({ month, vacations }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    toNoon(toDay(month, 1)),
  );
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const weekdays = Array.from({ length: 7 }, (_, index) => weekday.format(toNoon(`2024-01-0${index + 1}`)));

  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ marginBottom: 1 }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box
        component="table"
        aria-label={text('vacations.calendar', { month: name })}
        sx={{
          width: 1,
          borderSpacing: 2,
          tableLayout: 'fixed',
          '& th, & td': { textAlign: 'center', padding: 0.5 },
        }}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <Box
                key={day}
                component="th"
                scope="col"
                sx={{ fontWeight: 400, fontSize: '0.75rem', color: 'text.secondary' }}
              >
                {day}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {toWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => {
                const isOff = day !== null && isAway(vacations, day);

                return (
                  <Box
                    key={day ?? `empty-${index}`}
                    component="td"
                    sx={{
                      borderRadius: 1,
                      fontVariantNumeric: 'tabular-nums',
                      ...(isOff
                        ? { backgroundColor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 }
                        : {}),
                    }}
                  >
                    {day && Number(day.slice(8))}
                    {isOff && <span className="visually-hidden"> {text('vacations.away')}</span>}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </div>
  );
};
