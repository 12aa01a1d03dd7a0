import { afterEach, describe, expect, it, vi } from 'vitest';
import { getBranding } from './branding.ts';

describe('what a deployment is shown under', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has the app’s icon, or the one in its own folder', () => {
    vi.stubEnv('BRAND_ASSETS', '');
    expect(getBranding()).toMatchObject({ assetsFolderName: '', icon: '/favicon.svg' });
    vi.stubEnv('BRAND_ASSETS', 'north');
    expect(getBranding()).toMatchObject({ assetsFolderName: 'north', icon: '/north/icon.svg' });
  });

  it('has one address of its support, or several', () => {
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
