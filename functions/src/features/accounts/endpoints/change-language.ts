import type { Handlers } from '../../../http/call.ts';
import { changeLanguage } from '../services/change-language.ts';

export const changeLanguageEndpoint: Handlers['accounts.changeLanguage'] = async ({ session, body }) => {
  await changeLanguage(session, body.locale);
  return { locale: body.locale };
};
