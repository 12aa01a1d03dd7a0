import { AppError } from '../../../http/app-error.ts';
import type { Call, Handlers } from '../../../http/call.ts';
import { branding } from '../../../branding.ts';
import { SOCIAL_SIGN_IN, WEB_API_KEY } from '../../../config.ts';
import { readCatalog, readCountries, readLanguages } from '../../../firestore/reference-data.ts';

/** Reference data changes a few times a year; browsers may keep it for an hour. */
const cacheable = ({ response }: Pick<Call<unknown>, 'response'>): void => {
  response.setHeader('Cache-Control', 'public, max-age=3600');
};

export const catalogEndpoint: Handlers['reference.catalog'] = async (call) => {
  const entries = await readCatalog();
  cacheable(call);
  return entries;
};

export const catalogKindEndpoint: Handlers['reference.catalogKind'] = async (call) => {
  const entries = (await readCatalog()).filter(({ catalog }) => catalog === call.params.kind);
  if (entries.length === 0) throw new AppError(404, 'request.notFound');
  cacheable(call);
  return entries;
};

export const countriesEndpoint: Handlers['reference.countries'] = async (call) => {
  const countries = await readCountries();
  cacheable(call);
  return countries;
};

export const languagesEndpoint: Handlers['reference.languages'] = async (call) => {
  const languages = await readLanguages();
  cacheable(call);
  return languages;
};

export const availableLanguagesEndpoint: Handlers['reference.availableLanguages'] = async (call) => {
  const languages = (await readLanguages()).filter(({ mainWorkingLanguage }) => mainWorkingLanguage);
  cacheable(call);
  return languages;
};

/** Self-service sign-up offers what can be cast: a talent registers with a main working language. */
export const selfServiceLanguagesEndpoint: Handlers['reference.selfServiceLanguages'] =
  availableLanguagesEndpoint;

export const clientConfigEndpoint: Handlers['reference.clientConfig'] = () => {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  return Promise.resolve({
    branding: branding(),
    socialSignIn: SOCIAL_SIGN_IN.value() === 'google' ? ['google'] : [],
    identity: { projectId, apiKey: WEB_API_KEY.value(), authDomain: `${projectId}.firebaseapp.com` },
  });
};
