import type { PricedRoleName } from '@domain/pricing/pricing.ts';
import { useText } from '../../i18n/useText.ts';
import { useLanguageName } from '../../lib/reference.ts';

/** Names roles in one line: each character with its languages. */
export const useRoleNames = () => {
  const text = useText();
  const languageName = useLanguageName();

  return (roles: readonly PricedRoleName[]): string => {
    const characters = new Map<string, { readonly name: string; readonly languages: string[] }>();
    for (const { voiceId, character, language } of roles) {
      const voiceCharacter = characters.get(voiceId);
      if (voiceCharacter) voiceCharacter.languages.push(languageName(language));
      else characters.set(voiceId, { name: character, languages: [languageName(language)] });
    }

    return [...characters.values()]
      .map(({ name, languages }) =>
        text('price.roleLanguages', { character: name, languages: languages.join(', ') }),
      )
      .join('; ');
  };
};
