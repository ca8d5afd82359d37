#import "A.h"
#define TITLE(x) NSLocalizedString(@x, nil)
@interface A () <B>
@property (nonatomic, copy) NSString *name;
@end
@implementation A
- (void)ask:(NSString *)title then:(void (^)(BOOL))block {
  UIAlertController *a = [UIAlertController alertControllerWithTitle:TITLE("t") message:[NSString stringWithFormat:@"%@ x", title] preferredStyle:UIAlertControllerStyleAlert];
  // alertcopy:disable x
  [a addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleCancel handler:^(UIAlertAction *b) { block(YES); }]];
  switch (self.kind) { case KindOne: self.name = @"a" @"b"; break; default: return; }
  if (a && title.length > 0) { [self presentViewController:a animated:YES completion:nil]; } else for (int i = 0; i < 3; i++) {}
}
@end
