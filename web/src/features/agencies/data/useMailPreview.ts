import type { MailPreview } from '@domain/agencies/agency-settings.api.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The unsaved brand for a preview. */
export interface PreviewedBrand {
  readonly publicName: string;
  readonly accent: string | null;
  readonly logoUrl: string | null;
  readonly senderName: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly locale: Locale;
}

/** Renders an email with this brand by the API's templates, without sending. Null: nothing to render yet. */
export const useMailPreview = (id: string, brand: PreviewedBrand | null): Request<MailPreview> =>
  useRequest(brand && `mailPreview:${id}:${JSON.stringify(brand)}`, (signal) =>
    api.agencies.previewMail({ id }, brand ?? { ...NOBODY }, { signal }),
  );

const NOBODY: PreviewedBrand = {
  publicName: '',
  accent: null,
  logoUrl: null,
  senderName: null,
  termsUrl: null,
  privacyUrl: null,
  locale: 'en',
};
