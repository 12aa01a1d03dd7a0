import type { MailPreview } from '@domain/agencies/agency-settings.api.ts';
import type { AgencySettings } from '@domain/agencies/agencies.ts';
import type { UploadedLogo } from '@domain/agencies/logos.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { api } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import type { AgencyChanges } from './agencyValues.ts';
import { toFormFieldError, toNewAgencyBody, type NewAgency } from './newAgency.ts';

export const useAgencies = (): Request<readonly AgencySettings[]> =>
  useRequest('agencies', (signal) => api.agencies.list({ signal }));

export const createAgency = (newAgency: NewAgency, submission: Submission): Promise<AgencySettings> =>
  api.agencies.create(toNewAgencyBody(newAgency), submission).catch((error: unknown) => {
    throw toFormFieldError(error);
  });

export const saveAgency = (
  id: string,
  body: AgencyChanges,
  submission: Submission,
): Promise<AgencySettings> => api.agencies.update({ id }, body, submission);

/** Uploads a logo; others see it once the agency is saved with it. */
export const uploadLogo = (id: string, file: File, submission: Submission): Promise<UploadedLogo> =>
  upload(api.agencies.addLogo, { params: { id }, query: undefined, file, submission });

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
