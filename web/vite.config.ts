import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, here('.'), '');
  // The dev server shows the app; the API always answers from the emulated Hosting, as in production.
  const api = env['VITE_API_PROXY'] ?? 'http://127.0.0.1:5002';
  return {
    root: here('.'),
    plugins: [react()],
    resolve: { alias: { '@domain': here('../domain/src') } },
    server: {
      host: '127.0.0.1',
      port: Number(env['VITE_PORT'] ?? 5173),
      strictPort: true,
      proxy: { '/api': { target: api, changeOrigin: false } },
    },
    build: { outDir: here('dist'), emptyOutDir: true, target: 'es2022', sourcemap: true },
  };
});
