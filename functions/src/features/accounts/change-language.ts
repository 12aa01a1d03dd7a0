import { setTalentLanguage } from '../../work/records/talents.ts';
import { users } from '../../work/records/users.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';

/** Changes the language of the caller's screens and emails, and of a talent's audition requests. */
export const changeLanguage = unitOfWork(
  'accounts.changeLanguage',
  { record: users, agencyId: null },
  async ({ work, caller, body: { locale } }) => {
    const user = await work.read(users, caller.uid);
    if (!user || user.locale === locale) return { locale };
    await setTalentLanguage(work.transaction, caller.uid, locale);
    work.update(user, { locale });
    return { locale };
  },
);
