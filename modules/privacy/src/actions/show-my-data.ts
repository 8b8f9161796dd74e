import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { customer } from '@ayna/contracts/customer';
import { employee } from '@ayna/contracts/employee';
import { file } from '@ayna/contracts/file';
import { notification } from '@ayna/contracts/notification';
import type { privacy } from '@ayna/contracts/privacy';
import { salon } from '@ayna/contracts/salon';
import type { PersonCtx } from '@ayna/kernel/ctx';

/** Every module that stores personal data, in the order in which the person reads it. */
const sources = [
  auth.routes.personalData,
  customer.routes.personalData,
  appointment.routes.personalData,
  employee.routes.personalData,
  salon.routes.personalData,
  file.routes.personalData,
  notification.routes.personalData,
  content.routes.personalData,
];

/** Collects what all modules store about the person. The password keeps a stolen session from taking it away. */
export const showMyData = async (ctx: PersonCtx, { body }: InputOf<typeof privacy.routes.myData>) => {
  await ctx.call(auth.routes.confirmPassword, { body });
  const subject = await ctx.call(auth.routes.dataSubject, { params: { code: ctx.actor.code } });
  const sections = await Promise.all(sources.map((route) => ctx.call(route, { body: subject })));
  return { createdAt: new Date(ctx.now()).toISOString(), sections: sections.flat() };
};
