import './ui/base.css';
import { loadWords } from './words/load.ts';

// A words file takes its language when it is evaluated, so the app comes after the translations. Without them it is in
// English.
await loadWords().catch(() => {});
await import('./start.tsx');
