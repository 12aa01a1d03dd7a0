import { afterEach, describe, expect, it, vi } from 'vitest';
import { getBranding } from './branding.ts';

describe('the branding of a deployment', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has the app’s icon, or the one in its own folder', () => {
    vi.stubEnv('BRAND_ASSETS', '');
    expect(getBranding()).toMatchObject({ assetsFolderName: '', icon: '/favicon.svg' });
    vi.stubEnv('BRAND_ASSETS', 'north');
    expect(getBranding()).toMatchObject({ assetsFolderName: 'north', icon: '/north/icon.svg' });
  });

  it('has one or more support addresses', () => {
    vi.stubEnv('SUPPORT_EMAIL', 'help@north.example');
    vi.stubEnv('MORE_SUPPORT_EMAILS', '');
    expect(getBranding().supportContactEmails).toEqual(['help@north.example']);
    vi.stubEnv('MORE_SUPPORT_EMAILS', 'night@north.example, ayuda@north.example,');
    expect(getBranding().supportContactEmails).toEqual([
      'help@north.example',
      'night@north.example',
      'ayuda@north.example',
    ]);
  });
});
