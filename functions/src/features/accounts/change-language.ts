import { setTalentLanguage } from '../../work/records/talents.ts';
import { users } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** Changes the language of the caller's screens and emails, and of a talent's audition requests. */
export const changeLanguage = operation(
  'accounts.changeLanguage',
  { record: users, agencyId: null },
  async ({ work, caller, body: { locale } }) => {
    const user = await work.read(users, caller.uid);
    if (!user || user.locale === locale) return { locale };
    await setTalentLanguage(work, caller.uid, locale);
    work.update(user, { locale });
    return { locale };
  },
);
