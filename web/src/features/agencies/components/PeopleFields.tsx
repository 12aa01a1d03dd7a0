import { TAKE_RECEIVERS } from '@domain/auditions/review.ts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { AGENCY_NEWS } from '@domain/agencies/agency-news.ts';
import { DEFAULT_ZONE } from '@domain/agencies/agencies.ts';
import { LOCALES } from '@domain/messages/locale.ts';
import { HIDEABLE_MENU, getMenuLabel } from '@domain/navigation/menu.ts';
import { CURRENCIES } from '@domain/values/money.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FormZone } from '../../../components/form/FormZone.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { formatZone } from '../../../lib/zones.ts';

/** Settings for an agency's people and papers: language, currency, time zone, menus and sign-in. */
export const PeopleFields = () => {
  const text = useText();
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const languages = { en: text('common.languageEn'), es: text('common.languageEs') };

  return (
    <SectionCard title={text('agency.people')}>
      <Stack>
        <FieldPair>
          <FormSelect
            name="defaultLocale"
            label={text('agency.defaultLocale')}
            helperText={text('agency.defaultLocaleHint')}
            options={[
              { code: '', label: text('agency.defaultLocaleNone') },
              ...LOCALES.map((code) => ({ code, label: languages[code] })),
            ]}
          />
          <FormSelect
            name="currency"
            label={text('agency.currency')}
            helperText={text('agency.currencyHint')}
            options={[
              { code: '', label: text('agency.currencyNone') },
              ...CURRENCIES.map((code) => ({ code, label: joinDotted([code, names.of(code) ?? code]) })),
            ]}
          />
        </FieldPair>
        <FormZone
          name="timeZone"
          label={text('agency.timeZone')}
          helperText={text('agency.timeZoneHint', { zone: formatZone(DEFAULT_ZONE) })}
        />
        <FormChoices
          name="hiddenMenu"
          label={text('agency.hiddenMenu')}
          helperText={text('agency.hiddenMenuHint')}
          options={HIDEABLE_MENU.map((id) => ({ code: id, label: text(getMenuLabel(id)) }))}
        />
        <FormChoices
          name="mutedNews"
          label={text('agency.mutedNews')}
          helperText={text('agency.mutedNewsHint')}
          options={AGENCY_NEWS.map((news) => ({ code: news, label: text(`agency.news.${news}`) }))}
        />
        <FormSelect
          name="takeReceiver"
          label={text('agency.takeReceiver')}
          helperText={text('agency.takeReceiverHint')}
          options={TAKE_RECEIVERS.map((code) => ({ code, label: text(`agency.takeReceiver.${code}`) }))}
        />
        <FieldPair>
          {(['holdHours', 'challengeHours'] as const).map((name) => (
            <FormTextField
              key={name}
              name={name}
              inputMode="numeric"
              label={text(`agency.${name}`)}
              helperText={text(`agency.${name}Hint`)}
            />
          ))}
        </FieldPair>
        <FormCheckbox name="locksDownloads" label={text('agency.locksDownloads')} />
        <FormCheckbox name="asksSecondFactor" label={text('agency.asksSecondFactor')} />
        <Button
          component={Link}
          to={paths.rateTables.href()}
          variant="outlined"
          color="inherit"
          sx={{ justifySelf: 'start' }}
        >
          {text('agency.rateTables')}
        </Button>
      </Stack>
    </SectionCard>
  );
};
