import '@mui/material/styles';

interface SurfacePalette {
  readonly sunken: string;
  readonly raised: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly faint: string;
  readonly wave: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfacePalette;
  }
  interface PaletteOptions {
    surface?: SurfacePalette;
  }
}
