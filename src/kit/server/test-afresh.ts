/**
 * Runs before each file of tests: a process that runs several of them begins each as a process that has just started.
 */
import { setBrandName } from '#kit/brand.ts';
import { setInstanceLocale } from '#kit/locale.ts';
import { forgetHosts } from './outbound.ts';

setBrandName('Docket');
setInstanceLocale('en-US');
forgetHosts();
