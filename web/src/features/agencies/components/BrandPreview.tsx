import { useFormikContext } from 'formik';
import { brandPreviewSchema } from '@domain/agencies/agencies.schema.ts';
import { parseHex, toHex } from '@domain/branding/contrast.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import type { PreviewedBrand } from '../data/useMailPreview.ts';
import type { AgencyValues } from '../data/agencyValues.ts';
import { MailPreview } from './MailPreview.tsx';
import { PagePreview } from './PagePreview.tsx';

/** Previews the form's unsaved brand: a page in both schemes, and an email. */
export const BrandPreview = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const { branding } = useSignedIn();
  const { values } = useFormikContext<AgencyValues>();
  const colour = parseHex(values.accent);

  const brand: PreviewedBrand = {
    publicName: values.publicName.trim(),
    accent: colour ? toHex(colour) : null,
    logoUrl: values.logoUrl || null,
    senderName: values.senderName.trim() || null,
    termsUrl: values.termsUrl.trim() || null,
    privacyUrl: values.privacyUrl.trim() || null,
    locale: values.defaultLocale === 'en' || values.defaultLocale === 'es' ? values.defaultLocale : locale,
  };

  const typed = brandPreviewSchema.isValidSync(brand) ? JSON.stringify(brand) : '';
  const settled = useDebouncedValue(typed);
  const page = { ...brand, logoDarkUrl: values.logoDarkUrl || null };

  return (
    <Stack>
      <SectionCard title={text('agency.pagePreview')} lead={text('agency.pagePreviewLead')}>
        <Stack>
          <PagePreview brand={page} fallback={branding.accent} scheme="light" />
          <PagePreview brand={page} fallback={branding.accent} scheme="dark" />
        </Stack>
      </SectionCard>
      <SectionCard title={text('agency.mailPreview')} lead={text('agency.mailPreviewLead')}>
        <MailPreview
          agencyId={agencyId}
          brand={settled === '' ? null : (JSON.parse(settled) as PreviewedBrand)}
        />
      </SectionCard>
    </Stack>
  );
};
