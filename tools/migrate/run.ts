// pnpm migrate: brings the database of MIGRATE_URL to what the modules say.
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/db/migrate/run';
import { databaseSecret, ownerUrl } from '../database/settings.ts';

await migrate({ url: ownerUrl(), secret: databaseSecret(), modules, say: (line) => console.log(line) });
console.log(`migrated: ${modules.map(({ name }) => name).join(', ') || 'no modules yet'}`);
