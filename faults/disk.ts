import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// EXT4_IOC_SHUTDOWN with NOLOGFLUSH: from now on nothing reaches the disk, not even the journal in memory.
const shutDown = (mount: string): string =>
  run(
    'perl',
    '-e',
    'open(F, "<", $ARGV[0]) or die $!; my $f = pack("L", 2); ioctl(F, 0x8004587D, $f) or die $!',
    mount,
  );

/**
 * A small disk of its own (ext4 on a loop device) that can be cut off as by a power loss: what the
 * file system had not written by then is gone, and the journal is replayed at the next mount.
 */
export const openDisk = (folder: string, megabytes: number) => {
  const image = join(folder, 'disk.img');
  const mount = join(folder, 'disk');
  mkdirSync(mount, { recursive: true });
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1_048_576);
  run('mkfs.ext4', '-q', image);
  run('mount', '-o', 'loop', image, mount);

  const unmount = async (): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        run('umount', mount);
        return;
      } catch (error) {
        // Those who had files open may still be dying.
        if (tries === 50) throw error;
        await pause(100);
      }
    }
  };

  return {
    mount,
    cut: () => shutDown(mount),
    /** Whoever used it must be gone by now. */
    async powerOn(): Promise<void> {
      await unmount();
      run('mount', '-o', 'loop', image, mount);
    },
    async close(): Promise<void> {
      await unmount();
      rmSync(image);
    },
  };
};

/** Whether this machine lets us make such a disk, and if not, why. */
export const whyNoDisk = (folder: string): string | null => {
  try {
    const image = join(folder, 'probe.img');
    writeFileSync(image, '');
    truncateSync(image, 8 * 1_048_576);
    const mount = join(folder, 'probe');
    mkdirSync(mount);
    run('mkfs.ext4', '-q', image);
    run('mount', '-o', 'loop', image, mount);
    shutDown(mount);
    run('umount', mount);
    rmSync(image);
    return null;
  } catch (error) {
    return (
      String((error as { stderr?: string }).stderr ?? error)
        .trim()
        .split('\n')[0] ?? 'unknown'
    );
  }
};
